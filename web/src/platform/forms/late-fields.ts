/** Fields that update the form with a delay, such as a long text; they are flushed before reading the form. */
export interface LateFields {
  /** Adds a field; returns a function that removes it. */
  add: (tell: () => void) => () => void;
  /** Has every field tell now. */
  tellAll: () => void;
}

export function lateFields(): LateFields {
  const fields = new Set<() => void>();
  return {
    add: (tell) => {
      fields.add(tell);
      return () => fields.delete(tell);
    },
    tellAll: () => {
      for (const tell of fields) tell();
    },
  };
}
