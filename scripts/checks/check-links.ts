/** Checks that every relative link of a document leads to a file or a folder of the repository, and that decisions have a number of their own. */
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
const decisions = globSync('docs/decisions/*.md')
  .sort()
  .map((file) => ({ file, number: Number.parseInt(basename(file), 10) }))
const misnumbered = decisions
  .filter(({ file, number }, index) => decisions[index - 1]?.number === number || !isHeaded(file, number))
  .map(({ file, number }) => `${file}: another decision has the number ${number}, or its heading has another`)

const problems = [...dead, ...misnumbered]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1

function isHeaded(file: string, number: number): boolean {
  return readFileSync(file, 'utf8').startsWith(`# ${number}. `)
}
