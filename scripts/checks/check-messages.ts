/** Fails if a text of web/messages is shown nowhere. All languages have the same keys, so English stands for the others. */
import { readFileSync } from 'node:fs'
import { findFiles } from '../system/find-files.ts'
import { unusedMessages } from './sources/unused-messages.ts'

const NOT_SHOPPERS = /node_modules|\.test(-kit)?\.tsx?$|^web[/\\](playground|messages[/\\](en|de|it))[/\\]/

const read = (path: string) => ({ path, text: readFileSync(path, 'utf8') })

const unused = unusedMessages(
  findFiles('web/messages/en/*.ts').toSorted().map(read),
  findFiles('web/**/*.{ts,tsx}')
    .filter((path) => !NOT_SHOPPERS.test(path))
    .map(read),
)
for (const message of unused) console.error(`${message} is shown nowhere`)
console.info(`${unused.length} unused messages`)
process.exitCode = unused.length > 0 ? 1 : 0
