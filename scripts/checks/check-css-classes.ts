/** Fails if a CSS module has a class that no code uses, or code uses a class that no module has. */
import { join } from 'node:path'
import { preprocessCSS, resolveConfig } from 'vite'
import { findFiles } from '../system/find-files.ts'
import { readSource } from '../system/read-source.ts'
import { reportProblems } from './report-problems.ts'
import { classProblems } from './sources/css-classes.ts'

const config = await resolveConfig({ configFile: false, logLevel: 'error' }, 'build')
const modules = new Map<string, readonly string[]>()
for (const path of findFiles('web/**/*.module.css', { exclude: ['**/node_modules/**'] }).toSorted()) {
  const { modules: classes = {} } = await preprocessCSS(readSource(path).text, join(config.root, path), config)
  modules.set(path, Object.keys(classes))
}
const sources = findFiles('web/**/*.{ts,tsx}', { exclude: ['**/*.test.{ts,tsx}', 'web/playground/**'] }).map(readSource)
reportProblems(classProblems(sources, modules))
console.info(`${modules.size} CSS modules`)
