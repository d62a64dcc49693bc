/** Prints the lines of TypeScript that are neither test nor generated, by folder. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readCommandLine } from './command-line.ts'

readCommandLine({
  purpose: 'Prints the lines of TypeScript that are neither test nor generated, by folder.',
  call: 'npm run lines',
})

const LEFT_OUT = /^test\/|(^|\/)(generated|testing)\/|\.test(-kit)?\.tsx?$/

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' }).split('\n').filter(Boolean)
const byFolder = Map.groupBy(
  files.filter((file) => !LEFT_OUT.test(file)),
  (file) => file.slice(0, file.indexOf('/')),
)
const counts = [...byFolder].map(([folder, sources]) => ({
  folder,
  lines: sources.reduce((sum, file) => sum + countLines(file), 0),
}))
for (const { folder, lines } of counts) console.info(`${String(lines).padStart(7)} ${folder}`)
console.info(`${String(counts.reduce((sum, { lines }) => sum + lines, 0)).padStart(7)} in all`)

function countLines(file: string): number {
  return readFileSync(file, 'utf8').split('\n').length - 1
}
