/** A large catalogue for measuring: `node scripts/generate-catalog/main.ts 100000 [--data DIR]`. */

import { readCommandLine } from '../../sandbox/command-line.ts'
import { openDatabase } from '../../sandbox/store/database.ts'
import { withProgress } from '../../sandbox/store/progress.ts'
import { replaceCatalog } from '../../sandbox/store/replace-catalog.ts'
import { generatedCatalog } from './generated-catalog.ts'

const { operands, data } = readCommandLine(process.argv.slice(2))
const count = Number(operands[0])
if (!Number.isInteger(count) || count < 1) {
  console.error('Name a number of products: npm run sandbox:generate -- 100000 [--data DIR]')
  process.exit(1)
}
const started = performance.now()
const now = new Date()
const database = openDatabase(data, { willReplace: true })
const documents = replaceCatalog(database, withProgress(generatedCatalog(count, now)), `generated, ${count} products`, now)
database.close()
console.info(`${documents} documents in ${((performance.now() - started) / 1000).toFixed(1)} s`)
