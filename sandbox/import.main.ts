/**
 * Replaces the catalogue with a platform's export: `node sandbox/import.main.ts EXPORT [--skip-bad] [--data DIR]`.
 * Exit code 0: everything was loaded; 1: nothing was loaded; 2: bad documents were left out.
 */
import { statSync } from 'node:fs'
import { readCommandLine } from './command-line.ts'
import { ImportError, importCatalog, type Problem } from './import/import-catalog.ts'
import { openDatabase } from './store/database.ts'

const SHOWN = 100
const NOTHING_LOADED = 1
const SOME_LEFT_OUT = 2

const { operands, data, skipBad } = readCommandLine(process.argv.slice(2))
const [directory] = operands
if (!directory || !statSync(directory, { throwIfNoEntry: false })?.isDirectory()) {
  console.error('Name an existing folder with the export: npm run sandbox:import -- DIR [--skip-bad] [--data DIR]')
  process.exit(NOTHING_LOADED)
}
const database = openDatabase(data, { willReplace: true })
try {
  const { documents, leftOut } = importCatalog(database, directory, new Date(), skipBad)
  tell(leftOut)
  console.info(`${documents} documents loaded from ${directory}`)
  if (leftOut.length > 0) console.error(`${leftOut.length} left out`)
  process.exitCode = leftOut.length > 0 ? SOME_LEFT_OUT : 0
} catch (error) {
  if (!(error instanceof ImportError)) throw error
  tell(error.problems.slice(0, SHOWN))
  if (error.problems.length > SHOWN) console.error(`… and ${error.problems.length - SHOWN} more`)
  console.error(error.message)
  process.exitCode = NOTHING_LOADED
} finally {
  database.close()
}

function tell(problems: readonly Problem[]): void {
  for (const { file, line, reason } of problems) console.error(`${file}:${line} ${reason}`)
}
