import { z } from 'zod';
import { MAX_PLACE_CHARS } from './storage-place';

/** Where a wheel belongs on the car: front left, front right, rear left, rear right, and the spare. */
export const POSITIONS = ['FL', 'FR', 'RL', 'RR', 'SPARE'] as const;
export type Position = (typeof POSITIONS)[number];
export const SEASONS = ['summer', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

const wheelSchema = z.object({
  position: z.enum(POSITIONS),
  /** Maker and model of the tyre. */
  name: z.string().min(1).max(80),
  /** Inches. */
  rimDiameter: z.number().min(10).max(30),
  /** Millimetres. */
  sectionWidth: z.int().min(100).max(455),
  /** Height of the side in per cent of the width. */
  aspectRatio: z.int().min(20).max(90),
  threadPattern: z.string().max(80),
  /** Millimetres, as last measured. */
  threadDepth: z.number().min(0).max(25),
  /** Cracks, bulges, a nail: to be replaced whatever its depth. */
  isDamaged: z.boolean(),
});
export type Wheel = Readonly<z.infer<typeof wheelSchema>>;

/** A wheel as staff know it. */
export const storedWheelSchema = wheelSchema.extend({
  /** Week and year of making, `2319`; empty: not read. */
  dot: z
    .string()
    .regex(/^(\d{4})?$/)
    .default(''),
  /** For colleagues; customers do not see it. */
  comment: z.string().max(200).default(''),
});
export type StoredWheel = Readonly<z.infer<typeof storedWheelSchema>>;

const wheelSetSchema = z.object({
  season: z.enum(SEASONS),
  /** Where the set lies, in the words of the tyre hotel. */
  shelf: z.string().min(1).max(MAX_PLACE_CHARS),
  wheels: z.array(wheelSchema).min(1).max(5),
});
export type WheelSet = Readonly<z.infer<typeof wheelSetSchema>>;

/** What is kept of a car whose wheels lie with us, besides its plate and the number that codes go to. */
export const storedCarSchema = z.object({
  /** What the agreement is called: "Däckhotell Bas". */
  name: z.string().max(80),
  brand: z.string().min(1).max(60),
  model: z.string().max(80),
  productId: z.string().max(40),
  packageLevel: z.string().max(40),
  brandCode: z.string().max(20),
  /** `erp_id` of the workshop that keeps the wheels and changes them. */
  departmentId: z.string().regex(/^[A-Za-z0-9._-]{1,40}$/),
  wheelSets: z.array(wheelSetSchema).max(4),
});
type StoredCar = Readonly<z.infer<typeof storedCarSchema>>;

/** The same with what lies with us now; a set that has come in and is not placed yet has an empty shelf. */
export const heldCarSchema = storedCarSchema.extend({
  wheelSets: z.array(wheelSetSchema.extend({ shelf: z.string() })),
});

/** An agreement to keep the wheels of a car. */
export interface Agreement extends StoredCar {
  /** Normalised: upper case, no spaces. */
  readonly registrationNumber: string;
  /** E.164. */
  readonly phone: string;
  /** Left out, or empty: the file does not say. */
  readonly customerName?: string;
  readonly email?: string;
}
