/** Every relative link of a document leads to a file or a folder of the repository. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

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
for (const link of dead) console.error(link)
if (dead.length > 0) process.exitCode = 1
