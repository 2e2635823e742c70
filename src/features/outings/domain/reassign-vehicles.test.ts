import { expect, test } from 'vitest';
import { boat, dayWith, trip } from '@/test/outings/days';
import { reassignVehicles } from './reassign-vehicles';

const large = boat('Besar', 12);
const small = boat('Kecil', 8);
const first = trip('first', { people: 7, vehicle: 'Besar' });
const second = trip('second', { people: 4, vehicle: 'Kecil' });
const boatsOn = (day: Parameters<typeof reassignVehicles>[0]) =>
  reassignVehicles(day).departures.map(({ vehicle }) => vehicle);

test('nothing changes when everybody can stay, except that the day may be searched again', () => {
  const day = dayWith({ vehicles: [small, large], departures: [first, second], searchedBelow: 5 });
  expect(reassignVehicles(day)).toEqual({ ...day, searchedBelow: null });
});

test('the guests of a broken boat move to another one, and others make room', () => {
  const broken = { ...large, inService: false };
  const spare = boat('Sedang', 10);
  expect(boatsOn(dayWith({ vehicles: [small, broken, spare], departures: [first, second] }))).toEqual([
    'Sedang',
    'Kecil',
  ]);
  const onSpare = { ...second, vehicle: 'Sedang' };
  const tight = [boat('Kecil', 4), broken, boat('Sedang', 8)];
  expect(boatsOn(dayWith({ vehicles: tight, departures: [first, onSpare] }))).toEqual(['Sedang', 'Kecil']);
});

test('guests without a possible boat get none, and nobody else moves in vain', () => {
  const broken = { ...large, inService: false };
  expect(boatsOn(dayWith({ vehicles: [small, broken], departures: [first, second] }))).toEqual([null, 'Kecil']);
});

test('a pinned or published departure stays on its boat even when it is broken', () => {
  const broken = { ...large, inService: false };
  const pinned = { ...first, isFixed: true };
  expect(boatsOn(dayWith({ vehicles: [small, broken], departures: [pinned, second] }))).toEqual(['Besar', 'Kecil']);
});

test('when not everybody fits, only the guests for whom no boat is left have none', () => {
  const departures = [
    trip('first', { people: 4, vehicle: null }),
    trip('second', { people: 7, vehicle: null }),
    trip('third', { people: 3, vehicle: 'Kecil' }),
    trip('fourth', { people: 6, vehicle: null }),
  ];
  expect(boatsOn(dayWith({ vehicles: [small, large], departures }))).toEqual(['Kecil', 'Besar', 'Kecil', null]);
});
