import { expect, test } from 'vitest';
import { type Envelope, envelopeLines, envelopeMessages, scheduleQuestion } from './envelope.ts';

const now = new Date('2026-11-26T15:00:00Z');
const typed = { siteId: 1, subject: 'Rain at last', sendDate: '2026-11-27', sendTime: '06:45' };
const known: Envelope = {
  audience: { name: 'Austin Daily', part: null, readers: 2310, reached: 0 },
  fromName: 'CityBeat Austin',
  replyTo: 'desk@citybeat.example',
};
const textsOf = (...asked: Parameters<typeof envelopeLines>) =>
  envelopeLines(...asked).map(({ label, text }) => `${label}: ${text}`);

test('gives To, From, Subject and When of a draft', () => {
  expect(textsOf(known, typed, now)).toEqual([
    'To: Austin Daily, 2,310 recipients',
    'From: CityBeat Austin, replies to desk@citybeat.example',
    'Subject: Rain at last',
    'When: Fri, Nov 27 at 6:45 AM CT',
  ]);
});

test('explains each line that is not known yet', () => {
  const nothing = { siteId: null, subject: '', sendDate: null, sendTime: null };
  expect(textsOf(null, nothing, now)).toEqual([
    'To: Choose a city first',
    'From: Choose a city first',
    'Subject: No subject',
    'When: Not chosen yet',
  ]);
  expect(textsOf(null, typed, now)[0]).toBe('To: No email template for this city and style');
  expect(textsOf(undefined, typed, now)[0]).toBe('To: Not known yet');
  const to = (audience: Envelope['audience']) =>
    envelopeLines({ ...known, audience }, typed, now)[0]?.text;
  expect(to(null)).toBe(envelopeMessages.noAudience);
  expect(to({ name: 'Austin Daily', part: null, readers: null, reached: 0 })).toBe('Austin Daily');
  expect(to({ name: 'Austin Daily', part: 'VIP', readers: 2, reached: 0 })).toBe(
    'Austin Daily (VIP), 2 recipients',
  );
  expect(to({ name: 'Austin Daily', part: null, readers: 1, reached: 30 })).toBe(
    'Austin Daily, 1 recipient, 30 already received it',
  );
});

test('repeats the envelope when scheduling, and asks about a send date more than a year away', () => {
  const { title, detail } = scheduleQuestion(known, typed, now);
  expect(title).toBe('Schedule this email?');
  expect(detail.split('\n')).toEqual(textsOf(known, typed, now));
  const far = scheduleQuestion(known, { ...typed, sendDate: '2062-11-27' }, now);
  expect(far.title).toBe('Schedule for 2062?');
  expect(far.detail).toContain(envelopeMessages.isFarAway);
  expect(scheduleQuestion(known, { ...typed, sendDate: '2027-11-26' }, now).title).toBe(title);
});
