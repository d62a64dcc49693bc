/** Fails when a `.graphql` document of the shop selects a field that no code reads. */
import { resolve } from 'node:path'
import ts from 'typescript'
import { findFiles } from '../system/find-files.ts'
import { unusedFields } from './sources/unused-fields.ts'

/** Selected for another operation, which reads them from the cache when offline. */
const READ_FROM_THE_CACHE: readonly string[] = [
  'ProductViewFragment.attributes.isComparable', // CompareProducts, of products whose page was seen
]

const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
const { options } = ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, '.')
const readers = findFiles('web/**/*.{ts,tsx}', { exclude: ['**/*.test.{ts,tsx}', '**/generated/**', 'web/playground/**'] })

const unused = unusedFields({
  operations: resolve('schema/generated/operation-types.ts'),
  readers: readers.map((path) => resolve(path)),
  compilerOptions: options,
}).filter((field) => !READ_FROM_THE_CACHE.includes(field))
for (const field of unused) console.error(`${field} is selected and no code reads it`)
console.info(`${unused.length} unused fields`)
process.exitCode = unused.length > 0 ? 1 : 0
