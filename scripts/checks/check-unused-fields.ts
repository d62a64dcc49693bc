/** Fails when a `.graphql` document of the shop selects a field that no code reads. */
import { resolve } from 'node:path'
import { findFiles } from '../system/find-files.ts'
import { reportProblems } from './report-problems.ts'
import { readCompilerOptions } from './sources/compiler-options.ts'
import { unusedFields } from './sources/unused-fields.ts'

/** Selected for another operation, which reads them from the cache when offline. */
const READ_FROM_THE_CACHE: readonly string[] = [
  'ProductViewFragment.attributes.isComparable', // CompareProducts, of products whose page was seen
]

const readers = findFiles('web/**/*.{ts,tsx}', { exclude: ['**/*.test.{ts,tsx}', '**/generated/**', 'web/playground/**'] })

const unused = unusedFields({
  operations: resolve('schema/generated/operation-types.ts'),
  readers: readers.map((path) => resolve(path)),
  compilerOptions: readCompilerOptions(),
}).filter((field) => !READ_FROM_THE_CACHE.includes(field))
reportProblems(unused.map((field) => `${field} is selected and no code reads it`))
