import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { dropSecondClicks, noteEffect } from './double-click.ts';

let acts: number;
let button: HTMLButtonElement;

beforeEach(() => {
  acts = 0;
  button = document.body.appendChild(document.createElement('button'));
  button.addEventListener('click', () => {
    acts += 1;
    noteEffect();
  });
  const stop = dropSecondClicks();
  onTestFinished(() => {
    stop();
    button.remove();
  });
});

/** A click as the mouse makes it: `detail` is the how manieth of quick ones it is. */
const click = (detail: number) =>
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail, clientX: 5, clientY: 5 }));
const typeIn = () => button.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'x' }));

test('a double click acts once', () => {
  click(1);
  click(2);
  expect(acts).toBe(1);
});

test('a click after something was typed is an act of its own', () => {
  click(1);
  typeIn();
  click(1);
  expect(acts).toBe(2);
});

test('a double click acts once although something is typed during it', () => {
  click(1);
  typeIn();
  click(2);
  expect(acts).toBe(1);
});

test('a tick that the first click has made is nothing typed', () => {
  click(1);
  button.dispatchEvent(new Event('input', { bubbles: true }));
  click(1);
  expect(acts).toBe(1);
});

test('the second click of a double click does not close what the first opened', () => {
  const over = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => over.remove());
  let closes = 0;
  over.addEventListener('click', () => {
    closes += 1;
  });
  const clickOver = (detail: number) =>
    over.dispatchEvent(new MouseEvent('click', { bubbles: true, detail, clientX: 5, clientY: 5 }));
  const other = document.body.appendChild(document.createElement('button'));
  onTestFinished(() => other.remove());
  other.dispatchEvent(
    new MouseEvent('click', { bubbles: true, detail: 1, clientX: 5, clientY: 5 }),
  );
  clickOver(2);
  expect(closes).toBe(0);
  clickOver(1);
  expect(closes).toBe(1);
});
