/** Checks that every relative link of a document leads to a file or a folder of the repository, and that decisions are numbered without gaps. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g

const documents = globSync('**/*.md', { exclude: (path) => /node_modules|dist|test-results/.test(path) })
const dead = documents.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(LINK)]
        .map(([, target]) => decodeURIComponent(target ?? ''))
        .filter((target) => !existsSync(join(dirname(file), target)))
        .map((target) => `${file}:${index + 1} there is no ${target}`),
    ),
)
const misnumbered = globSync('docs/decisions/*.md')
  .sort()
  .map((file, index) => ({ file, number: index + 1 }))
  .filter(({ file, number }) => Number.parseInt(basename(file), 10) !== number || !isHeaded(file, number))
  .map(({ file, number }) => `${file} is decision ${number} by its place: its name and its heading say so`)

const problems = [...dead, ...misnumbered]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1

function isHeaded(file: string, number: number): boolean {
  return readFileSync(file, 'utf8').startsWith(`# ${number}. `)
}
