import { isFields } from '../../storage/stored-fields.ts'

/**
 * Decodes the variables of a queued mutation with one input. Checks the input's required fields only: the server checks every value, and
 * a rejection is reported.
 */
export const decodeInput =
  <Input>(...required: readonly (keyof Input & string)[]) =>
  (stored: unknown): { readonly input: Input } | null =>
    isFields(stored) && isFields(stored.input) && required.every((name) => Object.hasOwn(Object(stored.input), name))
      ? // The fields are those of the input.
        { input: stored.input as Input }
      : null
