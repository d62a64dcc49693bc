/** A real platform's export in the place of the catalogue: `node sandbox/import.main.ts EXPORT [--data DIR]`. */
import { statSync } from 'node:fs'
import { readCommandLine } from './command-line.ts'
import { ImportError, importCatalogue } from './import/import-catalogue.ts'
import { openDatabase } from './store/database.ts'

const SHOWN = 100
const { operands, data } = readCommandLine(process.argv.slice(2))
const [directory] = operands
if (!directory || !statSync(directory, { throwIfNoEntry: false })?.isDirectory()) {
  console.error('Say in which folder the export is: import DIR [--data DIR]')
  process.exit(1)
}
const database = openDatabase(data, { willReplace: true })
try {
  console.info(`${importCatalogue(database, directory, new Date())} documents loaded from ${directory}`)
} catch (error) {
  if (!(error instanceof ImportError)) throw error
  for (const { file, line, reason } of error.problems.slice(0, SHOWN)) console.error(`${file}:${line} ${reason}`)
  if (error.problems.length > SHOWN) console.error(`… and ${error.problems.length - SHOWN} more`)
  console.error(error.message)
  process.exitCode = 1
} finally {
  database.close()
}
