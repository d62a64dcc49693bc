/** A change of one place in the sources that makes the sentence of a requirement false. */
export interface Mutation {
  /** 'CART-20' */
  readonly requirement: string
  /** Path from the root of the project. */
  readonly file: string
  /** A text that the file contains exactly once. */
  readonly find: string
  readonly replace: string
  /** The test that must notice it, as 'file › title'. By default, any test that cites the requirement. */
  readonly test?: string
}

/**
 * The mutated source.
 * @throws if the source does not contain the text to find exactly once
 */
export function mutate(source: string, { requirement, file, find, replace }: Mutation): string {
  const parts = source.split(find)
  if (parts.length !== 2 || find === replace)
    throw new Error(`${requirement}: ${file} contains ${parts.length - 1} times, not once: ${find}`)
  return parts.join(replace)
}
