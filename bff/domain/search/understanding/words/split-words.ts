/**
 * The words of a text in lower case, cut where an engine's standard analyser cuts: at everything that is neither letter nor
 * digit, but not at an apostrophe between letters nor at a point or comma between digits. `&` and `+` stand for themselves.
 */
export const splitWords = (text: string): readonly string[] => text.toLowerCase().match(WORD) ?? []

const WORD =
  /[&+]|\p{N}+(?:[.,]\p{N}+)*\p{L}*[\p{L}\p{M}\p{N}]*|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu
