### Почему ответ не принят и что сделать вместо этого. Места считаются с 1.

refusal-game-over = Игра окончена, отвечать больше не на что.
refusal-no-such-seat = За этим столом нет игрока { $n }.
refusal-not-asked = Сейчас вопрос задан не этому игроку ({ $who }); дождись очереди.

refusal-wanted-role = Выбери роль или событие.
refusal-wanted-build = Выбери здание или не строй ничего.
refusal-wanted-pay = Выбери карты и товары, которыми платишь.
refusal-wanted-goods = Выбери здания, которые производят или продают.
refusal-wanted-demolish = Выбери здание, которое отдаёшь.
refusal-wanted-cards = Выбери карты.
refusal-wanted-confirm = Ответь «да» или «нет».

refusal-role-taken = Роль «{ $role }» в этом раунде уже занята ({ $who }); выбери другую.
refusal-role-not-used = Роль «{ $role }» в этом раунде ещё не выполнялась; выбери ту, что уже была.
refusal-library-asked = Скажи, должна ли библиотека работать с этой ролью.
refusal-library-not-asked = О библиотеке здесь не спрашивают; не упоминай её.
refusal-event-not-open = Событие «{ $event }» не лежит открытым; выбери другое.
refusal-nothing-to-visit = В этом раунде ещё не было ни одной роли, повторять нечего; выбери что-нибудь другое.

refusal-not-in-hand = На руке не хватает карт «{ $card }»; выбери другую карту.
refusal-cathedral-not-open = Собор не лежит рядом с ролями; выбери другое здание.
refusal-already-stands = «{ $card }» уже стоит в твоём городе, а одинаковых городских зданий быть не может; выбери другое.
refusal-no-such-place = На месте { $place } нет здания; выбери то, что стоит.
refusal-nothing-builds-over = Чтобы строить поверх, нужен работающий кран; строй на новом месте.
refusal-may-not-cover = «{ $card }» нельзя построить поверх здания «{ $covered }»; накрой другое здание.
refusal-too-dear = Это стоит тебе { $price }, а заплатить ты можешь только { $means }; выбери что-нибудь дешевле.
refusal-costs-too-much = Это стоит { $cost }; бесплатно можно построить то, что стоит не больше { $most }.

refusal-wrong-payment = Предложено { $paid }; заплати ровно { n-cards }.
refusal-too-many-goods = Слишком много товаров ({ $named }); в этой оплате их может быть не больше { $most }.
refusal-place-twice = Место { $place } выбрано дважды; выбери его один раз.
refusal-no-good = На месте { $place } нет товара; выбери здание с товаром.
refusal-cannot-produce = На месте { $place } нельзя ничего произвести; выбери пустое производственное здание.
refusal-not-offered = Среди предложенных не хватает карт «{ $card }»; выбирай из тех, что видишь.
refusal-too-few = Выбрано слишком мало ({ $named }); выбери не меньше { $least }.
refusal-too-many = Выбрано слишком много ({ $named }); выбери не больше { $most }.

## Почему игру нельзя подготовить. Места за столом здесь считаются с 0, как в файлах.

refusal-no-such-governor = места губернатора { $seat } за этим столом нет; выбери то, что есть
refusal-wrong-deck = карт «{ $card }» в колоде { $n }, а должно быть { $wanted }
refusal-missing-tile = нет жетона { $tile }
