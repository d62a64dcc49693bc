import { readFileSync } from 'node:fs'

export const readSource = (path: string) => ({ path, text: readFileSync(path, 'utf8') })
