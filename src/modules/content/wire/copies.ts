import { z } from 'zod';

/** Of a whole site without its pictures; what is larger is not taken. */
export const MAX_COPY_BYTES = 64 * 1024 * 1024;
/** Of one picture or file, as it is stored. */
export const MAX_UPLOAD_BYTES = 64 * 1024 * 1024;
/** Ids that one call names. */
export const MAX_IDS = 5000;

const uploadId = z.string().regex(/^[0-9a-f]{32}$/);

const uploadAbout = {
  kind: z.enum(['picture', 'file']),
  /** What it was uploaded as: `jpeg`, `pdf`. */
  type: z.string().max(10),
  name: z.string().max(500),
  alt: z.string().max(2000),
};

/** An upload that pages of a copy show, or that its library has. */
export const copiedUpload = z.object({ id: uploadId, ...uploadAbout, bytes: z.number().int().min(1) });

/** A site as the file of `content:export` has it, and its uploads, whose bytes are asked for one by one. */
export const copyAnswer = z.object({
  copy: z.record(z.string(), z.unknown()),
  media: z.array(copiedUpload),
});

export const fillRequest = z.object({ copy: z.unknown(), replace: z.boolean() });
export const filledAnswer = z.object({ items: z.number(), versions: z.number() });

export const missingUploadsRequest = z.object({ ids: z.array(uploadId).max(MAX_IDS) });
export const missingUploadsAnswer = z.object({ ids: z.array(uploadId) });

/** What an upload is, beside its bytes. */
export const adoptQuery = z.object({ ...uploadAbout, alt: uploadAbout.alt.default('') });
