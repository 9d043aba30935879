import { createPrivateKey, createPublicKey } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import DKIM from 'nodemailer/lib/dkim';

/** A key that mail of a domain is signed with (RFC 6376). */
export interface DkimKey {
  domain: string;
  selector: string;
  privateKey: string;
}

/** Receivers that ask for one-click unsubscribing want its two headers signed, too (RFC 8058, 4). */
const signedHeaders =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding:' +
  'List-Id:List-Unsubscribe:List-Unsubscribe-Post';

/** How a key's file is called: the selector, then the domain. */
const fileName = /^([a-z0-9-]{1,63})\.((?:[a-z0-9-]+\.)+[a-z0-9-]+)\.pem$/;

/** The name of a key's file, or null: no such domain or selector can be. */
export function keyFileOf(selector: string, domain: string): string | null {
  const name = `${selector}.${domain}.pem`.toLowerCase();
  return fileName.test(name) ? name : null;
}

/** The keys of a folder, `mail1.citybeat.example.pem` and so on; a file that is no key stops the start. */
export function readDkimKeys(folder: string): DkimKey[] {
  if (!existsSync(folder)) throw new Error(`MASTHEAD_DKIM: the folder ${folder} does not exist.`);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.pem'))
    .sort()
    .map((name) => {
      const [, selector = '', domain = ''] = fileName.exec(name) ?? [];
      if (!domain) throw new Error(`MASTHEAD_DKIM: ${name} must be named SELECTOR.DOMAIN.pem.`);
      const privateKey = readFileSync(join(folder, name), 'utf8');
      if (!isRsa(privateKey))
        throw new Error(`MASTHEAD_DKIM: ${name} does not contain an RSA key.`);
      return { domain, selector, privateKey };
    });
}

function isRsa(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

/** The DNS record with which receivers find the key. */
export function dnsRecordOf({ domain, selector, privateKey }: DkimKey) {
  const der = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  return {
    name: `${selector}._domainkey.${domain}`,
    value: `v=DKIM1; k=rsa; p=${der.toString('base64')}`,
  };
}

/** The key for an address: of its own domain, else of the nearest one above it; receivers call both aligned. */
export function keyFor(keys: readonly DkimKey[], address: string): DkimKey | null {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  const [found] = keys
    .filter((key) => domain === key.domain || domain.endsWith(`.${key.domain}`))
    .sort((a, b) => b.domain.length - a.domain.length);
  return found ?? null;
}

/** Signs messages with a key. */
export const dkimOf = ({ domain, selector, privateKey }: DkimKey) =>
  new DKIM({
    domainName: domain,
    keySelector: selector,
    privateKey,
    headerFieldNames: signedHeaders,
  });
