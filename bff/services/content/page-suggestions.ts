import type { PageLink } from '#schema/generated/types.ts'
import { LIST_SIZES } from '#schema/rules/constants.ts'
import type { SearchLanguage } from '#schema/rules/measures/measure.types.ts'
import { roomParameters } from '#schema/rules/rooms/room-address.ts'
import { findEntries, phraseIndex } from '../../domain/search/page-suggestions.ts'
import { readRoom, roomSides } from '../../domain/search/room-words.ts'
import type { SearchDictionaryFile } from '../scope/dictionaries.ts'
import { memoize } from '../scope/memoize.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { linksTo } from './site-pages.ts'

const indexesOf = memoize((dictionary: SearchDictionaryFile) => {
  const { pages } = dictionary
  const calculators = pages.filter(({ takesRoom }) => takesRoom)
  return {
    pages: phraseIndex(
      pages.filter(({ takesRoom }) => !takesRoom),
      dictionary,
    ),
    calculators: phraseIndex(calculators, dictionary),
    sized: phraseIndex(calculators.map(withSizedWords), dictionary),
    measured: phraseIndex(
      calculators.map((entry) => (entry.takesArea ? withSizedWords(entry) : entry)),
      dictionary,
    ),
  }
})

const withSizedWords = (entry: SearchDictionaryFile['pages'][number]) => ({
  ...entry,
  words: [...entry.words, ...entry.sizedWords],
})

/** The entries that a search asks for, calculators first, with the parameters that the search gives their addresses. */
export function pageEntriesMatching(dictionary: SearchDictionaryFile, search: string, language: SearchLanguage) {
  const { pages, calculators, sized, measured } = indexesOf(dictionary)
  const { room, area, rest } = readRoom(search, dictionary.rooms, language)
  const isSized = room.length !== null || room.doors !== null
  const index = isSized ? sized : area === null ? calculators : measured
  const ofRoom = roomParameters(room)
  const ofArea = area === null ? ofRoom : roomParameters({ ...room, ...roomSides(area) })
  return [
    ...findEntries(index, rest, LIST_SIZES.suggestedPages).map(({ link, takesArea }) => ({
      link,
      parameters: takesArea ? ofArea : ofRoom,
    })),
    ...findEntries(pages, search, LIST_SIZES.suggestedPages).map(({ link }) => ({ link, parameters: '' })),
  ].slice(0, LIST_SIZES.suggestedPages)
}

/** The pages a search asks for, by the dictionary of the store view's language. Pages the platform does not have are left out. */
export async function pagesMatching(search: string, scope: RequestScope): Promise<readonly PageLink[]> {
  const language = scope.storeView.language.slice(0, 2).toLowerCase()
  const dictionary = scope.dictionaries.get(language)
  if (!dictionary) return []
  const found = pageEntriesMatching(dictionary, search, language === 'de' || language === 'it' ? language : 'en')
  if (found.length === 0) return []
  const links = await linksTo(
    found.map(({ link }) => link),
    scope,
  )
  return links.flatMap((pages, i) => {
    const parameters = found[i]?.parameters
    return parameters ? pages.map((page) => ({ ...page, url: `${page.url}?${parameters}` })) : pages
  })
}
