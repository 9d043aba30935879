/** Why: people open panels, not thousands of them; more than these are forgotten at once. */
const mostRemembered = 500;

/**
 * The same question, asked once for everybody who asks within that time; also for those who ask while the answer
 * is on its way. A failure is forgotten.
 */
export function remembered<Q, T>(
  forMs: number,
  ask: (question: Q) => Promise<T>,
  keyOf: (question: Q) => string = String,
) {
  const answers = new Map<string, { until: number; answer: Promise<T> }>();
  return async (question: Q): Promise<T> => {
    const id = keyOf(question);
    const known = answers.get(id);
    if (known && Date.now() < known.until) return known.answer;
    if (answers.size >= mostRemembered) answers.clear();
    const asked = { until: Date.now() + forMs, answer: ask(question) };
    answers.set(id, asked);
    asked.answer.catch(() => {
      if (answers.get(id) === asked) answers.delete(id);
    });
    return asked.answer;
  };
}
