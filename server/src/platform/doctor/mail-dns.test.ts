import { expect, test } from 'vitest';
import { checkMailDomain, txtLookUp } from './check-dns.ts';
import { startDns } from './dns.testing.ts';
import { dmarcNames, judgeDkim, judgeDmarc, judgeSpf } from './mail-dns.ts';

const domain = 'citybeat.example';

test.each([
  [['v=spf1 mx -all'], 'ok', 'has an SPF record'],
  [['something else', 'V=SPF1 include:_spf.mail.example ~all'], 'ok', 'has an SPF record'],
  [['v=spf1 redirect=_spf.mail.example'], 'ok', 'has an SPF record'],
  [[], 'warning', 'has no SPF record'],
  [['v=spf10 -all'], 'warning', 'has no SPF record'],
  [['v=spf1 -all', 'v=spf1 mx -all'], 'problem', 'has 2 SPF records'],
  [['v=spf1 mx +all'], 'problem', 'lets everybody'],
  [['v=spf1 all'], 'problem', 'lets everybody'],
  [['v=spf1 mx ?all'], 'warning', 'does not say what happens'],
  [['v=spf1 mx'], 'warning', 'does not say what happens'],
  [[`v=spf1 ${'include:a.example '.repeat(11)}-all`], 'problem', 'needs 11 lookups'],
  [[`v=spf1 a mx ${'ip4:192.0.2.1 '.repeat(20)}-all`], 'ok', 'has an SPF record'],
])('SPF %j is %s', (records, state, says) => {
  expect(judgeSpf(domain, records)).toMatchObject({ state, says: expect.stringContaining(says) });
});

test.each([
  [['v=DKIM1; k=rsa; p=AB CD=='], 'ok', 'has our DKIM key'],
  [['p=ABCD=='], 'ok', 'has our DKIM key'],
  [[], 'problem', 'has no DKIM record'],
  [['v=DKIM1; k=rsa; p=EFGH'], 'problem', 'has another DKIM key'],
  [['v=DKIM1; p='], 'problem', 'has been revoked'],
  [['v=DKIM1; p=ABCD==', 'v=DKIM1; p=EFGH'], 'problem', 'has 2 DKIM records'],
  [['v=DKIM1; t=s:y; p=ABCD=='], 'warning', 'is in test mode'],
])('DKIM %j is %s', (records, state, says) => {
  const wanted = { name: `mail._domainkey.${domain}`, value: 'v=DKIM1; k=rsa; p=ABCD==' };
  expect(judgeDkim(wanted, records)).toMatchObject({ state, says: expect.stringContaining(says) });
});

const signed = { isSigned: true, isSubdomain: false };

test.each([
  [['v=DMARC1; p=none'], signed, 'ok', '(none)'],
  [['v=DMARC1;p=Reject;sp=none'], signed, 'ok', '(reject)'],
  [['v=DMARC1; p=reject; sp=none'], { ...signed, isSubdomain: true }, 'ok', '(none)'],
  [['v=DMARC1; p=reject'], { ...signed, isSigned: false }, 'warning', 'not signed'],
  [[], signed, 'warning', 'has no DMARC record'],
  [['v=DMARC1; rua=mailto:a@b.example'], signed, 'problem', 'no valid policy'],
  [['v=DMARC1; p=block'], signed, 'problem', 'no valid policy'],
  [['v=DMARC1; p=none', 'v=DMARC1; p=reject'], signed, 'problem', 'has 2 DMARC records'],
])('DMARC %j of %j is %s', (records, how, state, says) => {
  expect(judgeDmarc(domain, records, how)).toMatchObject({
    state,
    says: expect.stringContaining(says),
  });
});

test('looks for DMARC at the domain and at those above it', () => {
  expect(dmarcNames('mail.city.example')).toEqual([
    '_dmarc.mail.city.example',
    '_dmarc.city.example',
  ]);
});

test('reads records in several parts from a DNS server, also of the domain above', async () => {
  const long = `v=spf1 ${'ip4:192.0.2.1 '.repeat(40)}-all`;
  const dns = await startDns({
    'news.citybeat.example': [long],
    '_dmarc.citybeat.example': ['v=DMARC1; p=none; sp=reject'],
  });
  try {
    const lookUp = txtLookUp(dns.address);
    expect(await lookUp('news.citybeat.example')).toEqual([long]);
    const name = 'news.citybeat.example';
    const found = await checkMailDomain(name, { keys: [], envelopeDomain: name, lookUp });
    expect(found.map(({ state }) => state)).toEqual(['ok', 'warning', 'warning']);
    expect(found[2]?.says).toContain('says reject, and our mail of it is not signed');
  } finally {
    dns.stop();
  }
});
