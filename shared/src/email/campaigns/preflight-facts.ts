import type { LookedUp } from '../../platform/values/looked-up.ts';
import type { Utm } from './campaign.ts';

/** Text of an email, and its field. */
export interface Words {
  path: string;
  text: string;
}

/** An address that readers can follow, or that their mail program loads. */
export interface Linked {
  path: string;
  url: string;
  /** null: not checked yet. */
  found: LookedUp | null;
}

/** An image with its alt text. */
export interface Pictured extends Linked {
  alt: string;
  /** The field of those words. */
  altPath: string;
}

/** A picked post with its current state. */
export interface PickedFact {
  path: string;
  id: number;
  headline: string;
  /** null: Masthead does not have it. */
  state: 'published' | 'draft' | 'deleted' | null;
  /** When a draft goes live by itself. */
  publishesAt: Date | null;
  /** Of an event: when it is over. */
  endsAt: Date | null;
  /** The email of the same audience that had it a few days ago. */
  before: { subject: string; sendDate: string } | null;
}

/** A listing of the showcase that was chosen. */
export interface ListingFact {
  path: string;
  id: number;
  name: string;
  isDeleted: boolean;
  firm: string;
  isFirmPaused: boolean;
  hasPicture: boolean;
}

/** The part of an audience: a segment, or the non-openers of an earlier email; or what is wrong with it. */
export type PartState = 'segment' | 'not opened' | 'deleted' | 'elsewhere' | 'again elsewhere';

/** Everything that preflight checks: the rendered email and what it depends on. */
export interface EmailFacts {
  subject: string;
  previewText: string;
  utm: Utm;
  words: readonly Words[];
  links: readonly Linked[];
  pictures: readonly Pictured[];
  /** Fields of banners that are words alone. */
  bareBanners: readonly string[];
  items: readonly PickedFact[];
  listings: readonly ListingFact[];
  /** It is an email of listings, which shows nothing without them. */
  needsListings: boolean;
  /**
   * null: none for this style and site. `readers` who would get it: null when nobody could say. `reached`: who have it
   * already. `part`: how the segment, or the email that it is sent again for, stands to the audience; null is everybody.
   */
  template:
    | { audience: { readers: number | null; reached?: number; part?: PartState | null } | null }
    | 'deleted'
    | null;
  /** null: no send date and time yet. */
  sendAt: Date | null;
  /** Other emails to the same audience that are on their way or, `isGone`, were sent, near its time. */
  neighbours: readonly { id: number; subject: string; sendAt: Date; isGone: boolean }[];
  /** The host of the email's own site. */
  siteHost: string;
  /** The sites of other cities; `pages` is where their pages on this server begin. */
  foreignSites: readonly { city: string; host: string; pages: string }[];
  /** The server's own host: its pages may be linked wherever it runs. */
  ownHost: string;
  /** How large the HTML is; null when it was not written. */
  bytes: number | null;
}
