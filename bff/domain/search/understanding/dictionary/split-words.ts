/**
 * Splits a text into lower-case words, like an engine's standard analyser: at everything that is neither a letter nor a digit,
 * except for an apostrophe between letters and a point or comma between digits. `&` and `+` are words of their own.
 */
export const splitWords = (text: string): readonly string[] => text.toLowerCase().match(WORD) ?? []

const WORD =
  /[&+]|\p{N}+(?:[.,]\p{N}+)*\p{L}*[\p{L}\p{M}\p{N}]*|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu
