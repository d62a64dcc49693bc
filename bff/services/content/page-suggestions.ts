import type { PageLink } from '#schema/generated/types.ts'
import { LIST_SIZES } from '#schema/rules/constants.ts'
import { entriesMatching, phraseIndex } from '../../domain/search/page-suggestions.ts'
import type { SearchDictionaryFile } from '../scope/dictionaries.ts'
import { memoize } from '../scope/memoize.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { linksTo } from './site-pages.ts'

const indexOf = memoize(({ pages, ignored }: SearchDictionaryFile) => phraseIndex(pages, ignored))

/** The pages a search asks for, by the dictionary of the store view's language. Pages the platform does not have are left out. */
export async function pagesMatching(search: string, scope: RequestScope): Promise<readonly PageLink[]> {
  const dictionary = scope.dictionaries.get(scope.storeView.language.slice(0, 2).toLowerCase())
  if (!dictionary) return []
  const found = entriesMatching(indexOf(dictionary), search, LIST_SIZES.suggestedPages)
  return found.length === 0
    ? []
    : (
        await linksTo(
          found.map(({ link }) => link),
          scope,
        )
      ).flat()
}
