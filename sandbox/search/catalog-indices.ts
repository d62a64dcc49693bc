import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { readSchema } from '../engine/index/mapping.ts'
import type { Catalog } from '../store/catalog.ts'
import { ENTITIES } from '../store/entities.ts'
import { STORE_VIEWS } from '../store-views.ts'
import type { SearchTarget } from './search.types.ts'

/** Beginning of the names of all indices that the sandbox creates, and the only ones that it deletes. */
export const PREFIX = 'heartwood_sandbox_'

/** Increase when documents are loaded in another way. */
const FORMAT = 1
const STATE_LENGTH = 12

export const TARGETS: readonly SearchTarget[] = STORE_VIEWS.flatMap((view) => ENTITIES.map((entity) => ({ view, entity })))

/** The sandbox's own name of an index in one state of the catalogue. */
export const indexName = (state: string, { view, entity }: SearchTarget): string => `${PREFIX}${state}_${view.code}_${entity}`

/** The platform's name of an index, for clients that ask the search engine directly. @source platform contract §2.1 */
export const aliasName = ({ view, entity }: SearchTarget): string => `${view.index}_${entity}`

/** Identifies the documents of a catalogue and their mappings. Equal catalogues have equal states, on every machine. */
export async function catalogState(catalog: Catalog): Promise<string> {
  const hash = createHash('sha256').update(String(FORMAT))
  for (const target of TARGETS) {
    hash.update(`\n${aliasName(target)} ${JSON.stringify(readSchema(target.entity))}\n`)
    for (const page of catalog.pages(target.view.code, target.entity)) {
      for (const { id, source } of page) hash.update(`${id} ${source}\n`)
      // A catalogue of 100,000 products takes seconds.
      await nextTurn()
    }
  }
  return hash.digest('hex').slice(0, STATE_LENGTH)
}
