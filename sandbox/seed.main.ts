/** Seeds a folder's database with the built-in catalogue: `node sandbox/seed.main.ts [--data DIR]`. */
import { builtInCatalogue } from './catalogue/documents.ts'
import { readCommandLine } from './command-line.ts'
import { BUILT_IN, openDatabase } from './store/database.ts'
import { replaceCatalogue } from './store/replace-catalogue.ts'

const { data } = readCommandLine(process.argv.slice(2))
const database = openDatabase(data)
const now = new Date()
replaceCatalogue(database, builtInCatalogue(now), BUILT_IN, now)
database.close()
