import { type MessageUses, messageUses } from './message-uses.ts'
import type { SourceFile } from './syntax.ts'

export interface MessageNamesOptions {
  /** The module that browsers start with. */
  readonly entry: string
  /** Namespaces that are there before any other code is fetched. */
  readonly always: readonly string[]
}

/** Ways to the module that says a namespace, by namespace. */
type Needs = ReadonlyMap<string, readonly string[]>

/**
 * Where code is fetched without what it says. What `useMessages('product')` says has to be named, on every way from the entry to it, by
 * a call that fetches code: one with an `import()` and a list of names, such as `late`, `withMessages`, or a line of the route table.
 * Names that the code does not need are told as well.
 * @param sources every module that browsers may load, by its path from the root; the tests beside them do not count
 * @returns one sentence for each
 */
export function messageNameProblems(sources: readonly SourceFile[], { entry, always }: MessageNamesOptions): string[] {
  const modules = new Map<string, MessageUses>(sources.map((source) => [source.path, messageUses(source)]))
  const known = new Map<string, Needs>()
  const problems: string[] = []

  function needsOf(path: string): Needs {
    const earlier = known.get(path)
    if (earlier) return earlier
    const needs = new Map<string, readonly string[]>()
    known.set(path, needs)
    const add = (below: Needs, named: readonly string[] = []) => {
      for (const [name, way] of below) if (!named.includes(name) && !needs.has(name)) needs.set(name, [path, ...way])
    }
    const { says = [], imports = [], fetches = [] } = modules.get(path) ?? {}
    for (const name of says) {
      if (name === null) problems.push(`${path} says messages of a namespace that is not written there`)
      else needs.set(name, [path])
    }
    for (const { target, name } of imports) for (const from of origins(target, name)) add(needsOf(from))
    for (const { target, names } of fetches) {
      const below = new Map(origins(target, null).flatMap((from) => [...needsOf(from)]))
      for (const name of names)
        if (!below.has(name)) problems.push(`${path} names '${name}' for ${target}, which does not need it`)
      add(below, names)
    }
    return needs
  }

  /** The modules a name comes from, or all names: what an index only hands on is not in the index. */
  function origins(path: string, name: string | null): string[] {
    const handsOn = modules.get(path)?.handsOn ?? new Map<string, never>()
    if (name === null) return [path, ...[...handsOn.keys()].flatMap((each) => origins(path, each))]
    const handedOn = handsOn.get(name)
    return handedOn ? origins(handedOn.target, handedOn.name) : [path]
  }

  if (!modules.has(entry)) throw new Error(`There is no ${entry}`)
  for (const [name, way] of needsOf(entry)) {
    if (!always.includes(name)) problems.push(`'${name}' is not fetched with the code that says it: ${way.join(' > ')}`)
  }
  return problems.toSorted()
}
