import { globSync, readFileSync } from 'node:fs'
import { builtInCatalogue } from '../../sandbox/catalogue/documents.ts'
import { findSubject } from './find-subject.ts'

const BANNERS = 'bff/content/banners/*.json'

/** Paths of all pictures that the built-in catalogue and the shop's banners name, sorted. */
export function namedPictures(): string[] {
  const banners = globSync(BANNERS).map((file): unknown => JSON.parse(readFileSync(file, 'utf8')))
  return [...picturesIn([...builtInCatalogue(new Date())], banners)].sort()
}

/** Paths of the pictures that values name, wherever in them, each once. */
export function picturesIn(...values: readonly unknown[]): Set<string> {
  const found = new Set<string>()
  const look = (value: unknown) => {
    if (typeof value === 'string' && findSubject(value)) found.add(value)
    else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) look(part)
  }
  look(values)
  return found
}
