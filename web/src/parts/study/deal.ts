/** Fair dealing: the seed that is shown after a game must be the one that was promised before it. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Does the seed fit the commitment? Computed here, in the reader's browser: nobody has to be believed. */
export function isFairDeal(seed: string, commitment: string): boolean {
  return commitment !== '' && bytesToHex(sha256(utf8ToBytes(seed))) === commitment.toLowerCase();
}
