/** Seeds a folder's database with the built-in catalogue: `node sandbox/seed.main.ts [--data DIR]`. */
import { builtInCatalog } from './catalog/documents.ts'
import { exitWith, readCommandLine } from './command-line.ts'
import { BUILT_IN, openDatabase } from './store/database.ts'
import { replaceCatalog } from './store/replace-catalog.ts'

const { data } = readCommandLine(process.argv.slice(2))
process.once('uncaughtException', (error) => exitWith(error, data))
const database = openDatabase(data)
const now = new Date()
replaceCatalog(database, builtInCatalog(now), BUILT_IN, now)
database.close()
