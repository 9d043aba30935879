import nodemailer from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { subjectHeader } from './subject.ts';

async function arrives(subject: string): Promise<string | undefined> {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail({
    from: 'a@example.com',
    to: 'b@example.com',
    subject: subjectHeader(subject),
    text: 'x',
  });
  return (await PostalMime.parse(message as Buffer)).subject;
}

test.each([
  '=?utf-8?B?SGFja2Vk?= news',
  'Why =?iso-8859-1?q?this?= stays',
  `=?UTF-8?Q?=41?= ${'with a long tail of words and ñandúes 🌮 '.repeat(4).trim()}`,
  'What is 2 =? 3',
  'An ordinary subject, ñ and 🌮',
])('%s arrives as its letters', async (subject) => {
  expect(await arrives(subject)).toBe(subject);
});
