/** A large catalogue for measuring: `node scripts/generate-catalog/main.ts 100000 [--data DIR]`. */

import { exitWith, readDataFolder } from '../../sandbox/command-line.ts'
import { openDatabase } from '../../sandbox/store/database.ts'
import { withProgress } from '../../sandbox/store/progress.ts'
import { replaceCatalog } from '../../sandbox/store/replace-catalog.ts'
import { exitOnUsageError, readCommandLine, type Usage, UsageError } from '../command-line.ts'
import { generatedCatalog } from './generated-catalog.ts'

const USAGE = {
  purpose: "Replaces the sandbox's catalogue with a generated one, for measuring.",
  call: 'npm run sandbox:generate -- PRODUCTS',
  operands: 'PRODUCTS is their number.',
  options: { data: { value: 'DIR', meaning: "the sandbox's data folder, instead of SANDBOX_DATA" } },
  example: 'npm run sandbox:generate -- 100000 --data .data/large',
} as const satisfies Usage

const { operands, values } = readCommandLine(USAGE)
const count = exitOnUsageError(USAGE, () => readCount(operands))
const data = readDataFolder(values.data)
process.once('uncaughtException', (error) => exitWith(error, data))
const started = performance.now()
const now = new Date()
const database = openDatabase(data, { willReplace: true })
const documents = replaceCatalog(database, withProgress(generatedCatalog(count, now)), `generated, ${count} products`, now)
database.close()
console.info(`${documents} documents in ${((performance.now() - started) / 1000).toFixed(1)} s`)

/** @throws UsageError */
function readCount([text = '', ...others]: readonly string[]): number {
  if (/^[1-9]\d{0,8}$/.test(text) && others.length === 0) return Number(text)
  throw new UsageError('Name one number of products.')
}
