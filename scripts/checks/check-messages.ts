/**
 * Lists the faults of `schema/messages`: missing and unknown texts, texts with other arguments than the English ones or with plural forms
 * that do not fit the language, and English texts that are shown nowhere.
 */
import { findModules } from '../codegen/messages/message-modules.ts'
import { problemLine, readLanguages } from '../codegen/messages/read-languages.ts'
import { readCommandLine } from '../command-line.ts'
import { findFiles } from '../system/find-files.ts'
import { readSource } from '../system/read-source.ts'
import { reportProblems } from './report-problems.ts'
import { unusedMessages } from './sources/unused-messages.ts'

readCommandLine({
  purpose:
    'Lists the faults of schema/messages: missing, unknown and unused texts, other arguments than the English ones, and wrong plural forms.',
  call: 'npm run messages',
})

const NOT_SHOPPERS = /node_modules|\.test(-kit)?\.tsx?$|[/\\]generated[/\\]|^web[/\\]playground[/\\]/

const { texts, english, ...problems } = readLanguages()
const readers = findFiles('{web,bff}/**/*.{ts,tsx}').filter((path) => !NOT_SHOPPERS.test(path))
const unused = unusedMessages([...english.keys()].flatMap(findModules), readers.map(readSource))
reportProblems([
  ...Object.values(problems).flat().map(problemLine),
  ...unused.map((key) => `schema/messages/en.json: ${key} is shown nowhere`),
])
for (const [language, own] of texts) console.info(`${language}: ${own.size} of ${english.size} texts`)
