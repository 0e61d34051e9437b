import { createHash, randomUUID } from 'node:crypto';
import type { Database, Db } from '~/platform/db';
import {
  type ConsentRecord,
  consentsOf,
  type GivenConsent,
  insertConsent,
  withdraw,
} from './store/consent-store';

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The same for an address however it is written. */
const addressDigest = (email: string): string => digest(email.trim().normalize('NFC').toLowerCase());

/** Equal words have one version, whenever and wherever they were shown. */
export const consentVersion = (shownText: string): string => digest(shownText).slice(0, 12);

/** All the words of the newsletter's box: its label and what is explained below it. */
export const newsletterWords = (label: string, hint: string): string => `${label} ${hint}`;

/** Records a consent in the transaction that stores what carried it. */
export const recordConsent = (tx: Db, consent: GivenConsent): Promise<void> =>
  insertConsent(tx, {
    ...consent,
    id: randomUUID(),
    addressDigest: addressDigest(consent.email),
    textVersion: consentVersion(consent.shownText),
  });

/** Ends every consent of an address; returns how many were in force. */
export const withdrawConsents = (database: Database, email: string, at: Date): Promise<number> =>
  withdraw(database, database.db, addressDigest(email), at);

/** What an address has agreed to, and withdrawn. */
export const listConsents = (database: Database, email: string): Promise<readonly ConsentRecord[]> =>
  consentsOf(database, addressDigest(email));
