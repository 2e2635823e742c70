import { expect, test } from 'vitest';
import { boat, dayWith, trip } from '@/test/outings/days';
import { reassignVehicles } from './reassign-vehicles';

const large = boat('Besar', 12);
const small = boat('Kecil', 8);
const first = trip('first', { people: 7, vehicle: 'Besar' });
const second = trip('second', { people: 4, vehicle: 'Kecil' });
const boatsOn = (day: Parameters<typeof reassignVehicles>[0]) =>
  reassignVehicles(day).departures.map(({ vehicle }) => vehicle);

test('a day on which everybody can stay changes nothing but that it may be searched again', () => {
  const day = dayWith({ vehicles: [small, large], departures: [first, second], searchedBelow: 5 });
  expect(reassignVehicles(day)).toEqual({ ...day, searchedBelow: null });
});

test('the guests of a broken boat go on another one, and others make room', () => {
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

test('guests for whom no boat is left have none, and nobody else moves for nothing', () => {
  const broken = { ...large, inService: false };
  expect(boatsOn(dayWith({ vehicles: [small, broken], departures: [first, second] }))).toEqual([null, 'Kecil']);
});

test('a pinned or published departure stays on its boat, though it is broken', () => {
  const broken = { ...large, inService: false };
  const pinned = { ...first, isFixed: true };
  expect(boatsOn(dayWith({ vehicles: [small, broken], departures: [pinned, second] }))).toEqual(['Besar', 'Kecil']);
});

test('where not everybody fits, only those have no boat for whom none is left', () => {
  const departures = [
    trip('first', { people: 4, vehicle: null }),
    trip('second', { people: 7, vehicle: null }),
    trip('third', { people: 3, vehicle: 'Kecil' }),
    trip('fourth', { people: 6, vehicle: null }),
  ];
  expect(boatsOn(dayWith({ vehicles: [small, large], departures }))).toEqual(['Kecil', 'Besar', 'Kecil', null]);
});
