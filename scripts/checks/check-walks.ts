/**
 * The walks of docs/walks.md are true: each numbered file of the server imports the next one, and each file imports those listed below it.
 * A walk that says 'At most 12 files on the server' lists no more.
 */
import { readFileSync } from 'node:fs'
import { brokenWalks } from './walks.ts'

const broken = brokenWalks(readFileSync('docs/walks.md', 'utf8'), (path) => readFileSync(path, 'utf8'))
for (const finding of broken) console.error(`docs/walks.md ${finding}`)
if (broken.length > 0) process.exitCode = 1
