/** Fields that tell the form with a delay, such as a long text: whoever reads the form asks them first. */
export interface LateFields {
  /** Adds a field; answers with what takes it out again. */
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
