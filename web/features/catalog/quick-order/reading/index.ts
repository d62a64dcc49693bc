export { readInto } from './read-into.ts'
export { textOf } from './text-of.ts'
