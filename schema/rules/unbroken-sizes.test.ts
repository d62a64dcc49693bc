import { expect, it } from 'vitest'
import { unbrokenSizes } from './unbroken-sizes.ts'

// PROD-78
it.each([
  ['keeps a size with its unit on one line', 'Oak door 1981 × 610 mm, left', 'Oak door 1981_×_610_mm, left'],
  ['keeps a size of three numbers on one line', '25 × 75 × 170 mm', '25_×_75_×_170_mm'],
  ['lets a long size break after its signs', 'Roll 100 × 1140 × 12200 mm', 'Roll 100_× 1140_× 12200_mm'],
  ['lets a size break that a card of 320 px cannot hold', '18 × 150 × 1200 mm', '18_× 150_× 1200_mm'],
  ['keeps a size in metres on one line', 'Decking kit 2.4 × 3.6 m', 'Decking kit 2.4_×_3.6_m'],
  ['keeps a number apart from the word after it', '2 × 4 more', '2_×_4 more'],
  ['keeps a size of ranges on one line', '32–41 × 900 mm', '32–|41_×_900_mm'],
  ['keeps each range of a long size on one line', '15–18 × 95–220 × 2440–4200 mm', '15–|18_× 95–|220_× 2440–|4200_mm'],
  ['keeps a single measure with its unit', 'MDF board 18 mm', 'MDF board 18_mm'],
  ['keeps a size of two units on one line', 'Joist tape 50 mm × 20 m', 'Joist tape 50_mm_×_20_m'],
  ['keeps each measure of a long size with its unit', 'Roll 1200 mm × 100.5 m', 'Roll 1200_mm_× 100.5_m'],
  ['keeps an amount with its unit', 'Decking cleaner 2.5 l, 250 ml or 10 kg', 'Decking cleaner 2.5_l, 250_ml or 10_kg'],
  ['lets a line break between words', 'Birch plywood, 4 metres', 'Birch plywood, 4 metres'],
])('unbrokenSizes %s', (_, text, shown) => {
  expect(unbrokenSizes(text)).toBe(shown.replaceAll('_', '\u00a0').replaceAll('|', '\u2060'))
})
