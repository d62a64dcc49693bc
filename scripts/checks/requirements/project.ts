import { globSync, readFileSync } from 'node:fs'
import { type Requirement, readRequirements } from './requirements.ts'
import { type CitingTest, citingTests } from './tests-by-number.ts'

export interface ProjectFile {
  /** Path from the root of the project. */
  readonly file: string
  readonly text: string
}

/** Files of the project in the current directory, by path. Installed and generated files are excluded. */
export const readFiles = (pattern: string): readonly ProjectFile[] =>
  globSync(pattern, { exclude: (path) => /node_modules|generated|dist/.test(path) })
    .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }))
    .sort((a, b) => (a.file < b.file ? -1 : 1))

export const requirementsOfProject = (): readonly Requirement[] =>
  readFiles('docs/requirements/*.md').flatMap(({ file, text }) => readRequirements(file, text))

export const citingTestsOfProject = (): readonly CitingTest[] =>
  readFiles('{bff,web,schema,sandbox,scripts,test}/**/*.{test,spec,e2e}.{ts,tsx}').flatMap(({ file, text }) =>
    citingTests(file, text),
  )
