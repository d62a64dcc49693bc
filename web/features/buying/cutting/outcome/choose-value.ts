import { type AnswerableOption, isMultipleChoice, valueIds } from '#schema/rules/answers/custom-option-answers.ts'
import type { ValueChange } from '../../../../storage/device-value.ts'
import type { SavedList } from '../device/saved-list.ts'

/** Chooses a value of an option of the cutting service, or takes it back. The other values of a multiple choice stay. @source CUT-34 */
export const chooseValue =
  (option: Pick<AnswerableOption, 'id' | 'type'>, value: string, isChosen: boolean): ValueChange<SavedList> =>
  ({ choices = {}, ...list }) => {
    const before = isMultipleChoice(option.type) ? valueIds(option, choices[option.id] ?? '') : []
    const ids = before.filter((id) => id !== '' && id !== value)
    const { [option.id]: _, ...others } = choices
    const answer = [...ids, ...(isChosen ? [value] : [])].join(',')
    const changed = answer === '' ? others : { ...others, [option.id]: answer }
    return Object.keys(changed).length > 0 ? { ...list, choices: changed } : list
  }
