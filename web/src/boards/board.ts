import type { Frame, LogLine, ShownOffer } from '../lib/protocol';

/** What every board component gets. It draws `frame` and reports touches; it decides nothing. */
export interface BoardProps {
  frame: Frame;
  /** Legal now: what glows, by the id that an offer touches first. Empty where nobody may choose (replays). */
  lit: ReadonlyMap<string, readonly ShownOffer[]>;
  /** The offer that is being considered (its consequence is shown, not yet made). */
  considered: ShownOffer | null;
  /** What just happened, for animation; empty after a jump. */
  news: readonly LogLine[];
  /** Somebody pressed the piece with this id (as in `ShownOffer.touches`), legal or not. */
  ontouch: (id: string) => void;
}
