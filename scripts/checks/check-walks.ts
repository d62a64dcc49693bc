/** Checks docs/walks.md: each file of a walk imports the files listed below it, and no walk has more files than it allows. */
import { readFileSync } from 'node:fs'
import { reportProblems } from './report-problems.ts'
import { brokenWalks } from './walks.ts'

const broken = brokenWalks(readFileSync('docs/walks.md', 'utf8'), (path) => readFileSync(path, 'utf8'))
reportProblems(broken.map((finding) => `docs/walks.md ${finding}`))
