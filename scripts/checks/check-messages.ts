/** Fails if a text of web/messages is shown nowhere. All languages have the same keys, so English stands for the others. */
import { findFiles } from '../system/find-files.ts'
import { readSource } from '../system/read-source.ts'
import { unusedMessages } from './sources/unused-messages.ts'

const NOT_SHOPPERS = /node_modules|\.test(-kit)?\.tsx?$|^web[/\\](playground|messages[/\\](en|de|it))[/\\]/

const unused = unusedMessages(
  findFiles('web/messages/en/*.ts').toSorted().map(readSource),
  findFiles('web/**/*.{ts,tsx}')
    .filter((path) => !NOT_SHOPPERS.test(path))
    .map(readSource),
)
for (const message of unused) console.error(`${message} is shown nowhere`)
console.info(`${unused.length} unused messages`)
process.exitCode = unused.length > 0 ? 1 : 0
