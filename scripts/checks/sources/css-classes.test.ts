import { describe, expect, it } from 'vitest'
import { classProblems } from './css-classes.ts'

const findProblems = (code: string, classes = ['card', 'name']) =>
  classProblems([{ path: 'web/card.tsx', text: code }], new Map([['web/card.module.css', classes]]))

const IMPORT = "import styles from './card.module.css'\n"

describe('classProblems', () => {
  it('is empty if every class is used', () => {
    const code = 'export const Card = () => <p className={[styles.card, styles.name].join()} />'
    expect(findProblems(IMPORT + code)).toEqual([])
  })

  it('reports a class that no code uses', () => {
    expect(findProblems(`${IMPORT}export const Card = () => <p className={styles.card} />`)).toEqual([
      'web/card.module.css has .name, which nothing uses',
    ])
  })

  it('counts a class only under the import name of its module', () => {
    const code =
      "import cardStyles from './card.module.css'\nconst styles = { name: 1 }\nexport default [cardStyles.card, styles.name]"
    expect(findProblems(code)).toEqual(['web/card.module.css has .name, which nothing uses'])
  })

  it('reports a class that no module has', () => {
    expect(findProblems(`${IMPORT}export default [styles.card, styles.name, styles.nmae]`)).toEqual([
      'web/card.tsx uses .nmae, which web/card.module.css does not have',
    ])
  })

  it.each(['styles[kind]', '{ ...styles }', 'Object.keys(styles)', '{ styles }'])(
    'reports a use that cannot be followed: %s',
    (use) => {
      expect(findProblems(`${IMPORT}const kind = 'card'\nexport default (${use})`, [])).toEqual([
        'web/card.tsx uses web/card.module.css in a way that cannot be followed: name each class',
      ])
    },
  )

  it('ignores properties of the same name', () => {
    expect(findProblems(`${IMPORT}export default [{ styles: styles.card }, page.styles, styles.name]`)).toEqual([])
  })

  it('reports a module without an import', () => {
    expect(findProblems('export {}')).toEqual(['web/card.module.css is imported by no code'])
  })

  it('finds modules in other folders', () => {
    const source = {
      path: 'web/routes/home/home.tsx',
      text: "import styles from '../../card.module.css'\nexport default styles.card",
    }
    expect(classProblems([source], new Map([['web/card.module.css', ['card']]]))).toEqual([])
  })
})
