import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'

/** A copy of the demo content with one file edited, for errors that name a line. The copy is removed after the test. */
export function editedContent(
  path: 'shop/default.yaml' | 'shop/settings.yaml' | 'shop/store-views.yaml',
  edit: (text: string) => string,
): { readonly directory: string; readonly file: string } {
  const directory = mkdtempSync(join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  cpSync('bff/content', directory, { recursive: true })
  const file = join(directory, path)
  writeFileSync(file, edit(readFileSync(file, 'utf8')))
  return { directory, file }
}

/** The same with a part of the shop's settings replaced. */
export const editedShop = (part: RegExp | string, instead: string): ReturnType<typeof editedContent> =>
  editedContent('shop/default.yaml', (text) => {
    const edited = text.replace(part, instead)
    expect(edited).not.toBe(text)
    return edited
  })
