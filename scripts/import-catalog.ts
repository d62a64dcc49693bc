/**
 * Replaces the catalogue with a platform's export: `npm run sandbox:import -- DIR`.
 * Exit code 0: everything was loaded; 1: nothing was loaded; 2: bad documents were left out.
 */
import { statSync } from 'node:fs'
import { exitWith, readDataFolder } from '../sandbox/command-line.ts'
import { ImportError, importCatalog, type Problem } from '../sandbox/import/import-catalog.ts'
import { openDatabase } from '../sandbox/store/database.ts'
import { exitOnUsageError, readCommandLine, type Usage, UsageError } from './command-line.ts'

const SHOWN = 100
const NOTHING_LOADED = 1
const SOME_LEFT_OUT = 2

const USAGE = {
  purpose:
    "Replaces the sandbox's catalogue with a platform's export. Exits with 1 if nothing was loaded, and with 2 if bad documents were left out.",
  call: 'npm run sandbox:import -- DIR',
  operands: 'DIR is a folder as docs/import-format.md describes.',
  options: {
    'skip-bad': { meaning: 'leaves out bad documents' },
    data: { value: 'DIR', meaning: "the sandbox's data folder, instead of SANDBOX_DATA" },
  },
  exitCode: NOTHING_LOADED,
  example: 'npm run sandbox:import -- export --skip-bad',
} as const satisfies Usage

const { operands, values } = readCommandLine(USAGE)
const directory = exitOnUsageError(USAGE, () => readFolder(operands))
const data = readDataFolder(values.data)
process.once('uncaughtException', (error) => exitWith(error, data))
const database = openDatabase(data, { willReplace: true })
try {
  const { documents, leftOut } = importCatalog(database, directory, new Date(), values['skip-bad'])
  printProblems(leftOut)
  console.info(`${documents} documents loaded from ${directory}`)
  if (leftOut.length > 0) console.error(`${leftOut.length} left out`)
  process.exitCode = leftOut.length > 0 ? SOME_LEFT_OUT : 0
} catch (error) {
  if (!(error instanceof ImportError)) throw error
  printProblems(error.problems.slice(0, SHOWN))
  if (error.problems.length > SHOWN) console.error(`… and ${error.problems.length - SHOWN} more`)
  console.error(error.message)
  process.exitCode = NOTHING_LOADED
} finally {
  database.close()
}

/** @throws UsageError */
function readFolder([folder, ...others]: readonly string[]): string {
  if (folder !== undefined && others.length === 0 && statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder
  throw new UsageError('Name one existing folder with the export.')
}

function printProblems(problems: readonly Problem[]): void {
  for (const { file, line, reason } of problems) console.error(`${file}:${line} ${reason}`)
}
