import type { Load } from '#schema/operation.ts'
import type { PageInput } from '#schema/page.types.ts'
import type { PageResult } from '../data/page-data.ts'

interface RecordedLoad {
  readonly load: Load
  /** The results so far, in the order of the calls: pages do not depend on which answer arrives first. */
  results(): readonly PageResult[]
}

/** Wraps `load` and records the result of every operation, for the browser to hydrate from. */
export function recordResults(load: Load, hasGaps: PageInput['hasGaps'] = () => false): RecordedLoad {
  const calls: { result: PageResult | null }[] = []
  return {
    results: () => calls.flatMap(({ result }) => result ?? []),
    load: async (operation, variables) => {
      const call: (typeof calls)[number] = { result: null }
      calls.push(call)
      const data = await load(operation, variables)
      const { name } = operation
      call.result = { name, variables, data, ...(hasGaps(name) && { hasGaps: true }) }
      return data
    },
  }
}
