// Selection of the opponents' routes on the map: the next player's by default, others on request.
import { me, routesShown, view } from "./current.js";

/** @param {number} seat */
const comesNext = (seat) => me.value !== null && seat === (me.value + 1) % view.value.seats.length;

/** @param {number} seat */
export const showsRoute = (seat) => routesShown.value[seat] ?? comesNext(seat);

/** Show a seat's route on the map, or hide it. @param {number} seat */
export const toggleRoute = (seat) => (routesShown.value = { ...routesShown.value, [seat]: !showsRoute(seat) });
