import { describe, expect, it } from 'vitest'
import { readDoors, readRoomParameters, roomParameters } from './room-address.ts'

const NOTHING = { length: null, width: null, doors: null }

// ROOM-8
describe('the address of a room', () => {
  it.each([
    [{ length: 4000, width: 3600, doors: 2 }, 'length=4&width=3.6&doors=2'],
    [{ ...NOTHING, doors: 0 }, 'doors=0'],
    [NOTHING, ''],
  ])('of %j is %j, and is read back', (room, parameters) => {
    expect(roomParameters(room)).toBe(parameters)
    expect(readRoomParameters(`?${parameters}`)).toEqual(room)
  })

  it.each([
    '?length=4000&width=x&doors=21',
    '?length=&doors=-1',
    '?doors=1e1&width=-3',
    '?length=%E0%A4%A&doors=%00',
    '?__proto__=1',
  ])('without usable values is %j', (search) => {
    expect(readRoomParameters(search)).toEqual(NOTHING)
  })
})

// ROOM-2
describe('readDoors', () => {
  it.each([
    ['0', 0],
    [' 2 ', 2],
    ['20', 20],
    ['21', null],
    ['1.5', null],
    ['-1', null],
    ['', null],
    ['two', null],
  ])('reads %j as %j', (text, doors) => {
    expect(readDoors(text)).toBe(doors)
  })
})
