interface ChoiceGroup {
  readonly group: {
    readonly 'aria-labelledby': string;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
  };
  readonly legendId: string;
  readonly errorId: string;
}

/** ARIA attributes of a radio group, and the ids of its legend and its error. */
export function choiceGroup(id: string, error: string | null): ChoiceGroup {
  const legendId = `${id}-legend`;
  const errorId = `${id}-error`;
  return {
    group: {
      'aria-labelledby': legendId,
      'aria-describedby': error === null ? undefined : errorId,
      'aria-invalid': error === null ? undefined : true,
    },
    legendId,
    errorId,
  };
}
