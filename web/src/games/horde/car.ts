// The car: one piece with everybody who sits in it, since they travel together.
import { drawCar, type Seated } from '../../draw/tokens';
import type { People, PieceLook } from '../../board/look';
import type { HordeView } from './view';

interface Car {
  is: string;
  zone: string;
  driver?: string;
  passengers: string[];
}
const BETWEEN = '|';

export function cars(view: HordeView) {
  return view.annexes
    .filter(annex => annex.is === 'Car')
    .map(annex => {
      const { zone, driver = '', passengers } = annex as unknown as Car;
      const riders = [driver, ...passengers];
      return {
        id: `car:${riders.join(BETWEEN)}`,
        zone,
        members: ['token:car', ...riders.filter(Boolean).map(name => `survivor:${name}`)],
      };
    });
}
/** The car with so many seats besides the driver's. */
export const carLook =
  (seats: number) =>
  (riders: string, people: People): PieceLook => {
    const [driver = '', ...passengers] = riders.split(BETWEEN);
    const seated = (name: string): Seated | undefined =>
      name ? (people.get(name) ?? { colour: '#ffffff', letter: name.slice(0, 1) }) : undefined;
    return {
      place: 'middle',
      isWide: true,
      rank: 1,
      draw: () =>
        drawCar(
          seated(driver),
          passengers.flatMap(name => seated(name) ?? []),
          seats,
        ),
    };
  };
